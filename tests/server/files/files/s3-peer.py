"""Runs OpenStack Swift with its S3 interface for tests, in one process on the loopback address.

Needs Debian's python3-swift. Stores data in the given folder and prints its endpoint when it is ready. It ends when
its standard input closes.
"""
import eventlet

eventlet.monkey_patch()

import os
import sys

import eventlet.wsgi
from swift.common import utils

FOLDER = sys.argv[1]
CONF = os.path.join(FOLDER, "swift.conf")
with open(CONF, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_prefix = test\nswift_hash_path_suffix = test\n")
    file.write("[storage-policy:0]\nname = one\ndefault = yes\n")
utils.SWIFT_CONF_FILE = CONF
utils.HASH_PATH_PREFIX = b"test"
utils.HASH_PATH_SUFFIX = b"test"

from swift.common import constraints, storage_policy

constraints.SWIFT_CONF_FILE = CONF
storage_policy.reload_storage_policies()
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

PIPELINE = """
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
"""


def serve(name, text, **settings):
    path = os.path.join(FOLDER, name + ".conf")
    sock = eventlet.listen(("127.0.0.1", 0))
    head = {"swift_dir": FOLDER, "devices": FOLDER, "mount_check": "false", "log_level": "ERROR", **settings}
    with open(path, "w") as file:
        file.write("[DEFAULT]\n" + "".join(f"{key} = {value}\n" for key, value in head.items()) + text)
    return path, sock


def run(path, sock):
    app = loadapp(path, global_conf={"log_name": "swift"})
    eventlet.spawn_n(eventlet.wsgi.server, sock, app, log=open(os.devnull, "w"), keepalive=True)


def backend(kind):
    os.makedirs(os.path.join(FOLDER, "disk"), exist_ok=True)
    text = f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n"
    path, sock = serve(kind, text)
    builder = RingBuilder(1, 1, 1)
    port = sock.getsockname()[1]
    place = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "disk", **place})
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, kind + ".ring.gz"))
    return path, sock


backends = [backend(kind) for kind in ("account", "container", "object")]
proxy = serve("proxy", PIPELINE)
for part in [*backends, proxy]:
    run(*part)
print(f"http://127.0.0.1:{proxy[1].getsockname()[1]}", flush=True)
eventlet.tpool.execute(sys.stdin.read)
