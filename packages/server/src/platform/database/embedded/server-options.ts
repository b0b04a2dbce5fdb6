const OPTIONS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Write-ahead files preserve the order of rows; they live no longer than recovery needs them.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_keep_size: '0',
  wal_recycle: 'off',
  max_wal_size: '64MB',
  min_wal_size: '8MB',
  checkpoint_timeout: '5min',
  archive_mode: 'off',
  track_commit_timestamp: 'off',
  // What a person typed is in failing statements, parameters and error texts: none may reach the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_lock_waits: 'off',
  log_temp_files: '-1',
  log_autovacuum_min_duration: '-1',
  log_checkpoints: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  max_connections: '200',
  // A lost client must not hold row locks forever.
  idle_in_transaction_session_timeout: '60s',
  jit: 'off',
  // A page is read in milliseconds: starting workers takes longer than they save, from cores that others wait for.
  max_parallel_workers_per_gather: '0',
  // What is read is in memory or on a disk without a moving head; an index is worth its while.
  random_page_cost: '1.1',
}

/** Arguments for `postgres`: given at every start, so that a new release's values also reach old data. */
export const serverArguments = (cluster: string, socketFolder: string, extra: Readonly<Record<string, string>>) => [
  '-D',
  cluster,
  ...Object.entries({ ...OPTIONS, unix_socket_directories: socketFolder, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
]
