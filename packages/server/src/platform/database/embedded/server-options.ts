const OPTIONS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The write-ahead log reveals the order of rows. Keep it only as long as recovery needs it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_keep_size: '0',
  wal_recycle: 'off',
  max_wal_size: '64MB',
  min_wal_size: '8MB',
  checkpoint_timeout: '5min',
  archive_mode: 'off',
  track_commit_timestamp: 'off',
  // Failed statements, parameters, and error messages contain user input. Keep them out of the log.
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
  // `openServerLog` finds the lines of one process by its PID.
  log_line_prefix: '%m [%p] ',
  max_connections: '200',
  // A lost client must not hold row locks forever.
  idle_in_transaction_session_timeout: '60s',
  jit: 'off',
  // Queries take milliseconds. Starting workers takes longer than they save, and they take CPU from other requests.
  max_parallel_workers_per_gather: '0',
  // Data is in memory or on an SSD, so random reads are cheap and indexes pay off.
  random_page_cost: '1.1',
}

/** Arguments for `postgres`. Passed at every start, so that new values also apply to existing data folders. */
export const serverArguments = (cluster: string, socketFolder: string, extra: Readonly<Record<string, string>>) => [
  '-D',
  cluster,
  ...Object.entries({ ...OPTIONS, unix_socket_directories: socketFolder, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
]
