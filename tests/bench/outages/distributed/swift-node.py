"""One of three Swift nodes with an S3 interface: an account, a container, an object, and a proxy server.

Requires Debian's python3-swift. `swift-node.py FOLDER` writes the shared files. `swift-node.py FOLDER HOST` runs the
node at that address until it is stopped. Its proxy listens at port 8080.
"""
import eventlet

eventlet.monkey_patch()

import os
import sys

import eventlet.wsgi
from swift.common import utils

FOLDER = sys.argv[1]
HOSTS = ["127.0.1.1", "127.0.1.2", "127.0.1.3"]
PORTS = {"account": 6202, "container": 6201, "object": 6200}
CONF = os.path.join(FOLDER, "swift.conf")
if len(sys.argv) == 2:
    with open(CONF, "w") as file:
        file.write("[swift-hash]\nswift_hash_path_prefix = bench\nswift_hash_path_suffix = bench\n")
        file.write("[storage-policy:0]\nname = three\ndefault = yes\n")
utils.SWIFT_CONF_FILE = CONF
utils.HASH_PATH_PREFIX = b"bench"
utils.HASH_PATH_SUFFIX = b"bench"

from swift.common import constraints, storage_policy

constraints.SWIFT_CONF_FILE = CONF
storage_policy.reload_storage_policies()
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

PIPELINE = """
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
node_timeout = 5
conn_timeout = 0.5
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
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


def make_rings():
    for kind, port in PORTS.items():
        # Every file is on all three nodes. A write is acknowledged once two of them have it.
        builder = RingBuilder(6, 3, 1)
        for number, host in enumerate(HOSTS):
            place = {"ip": host, "port": port, "replication_ip": host, "replication_port": port}
            builder.add_dev({"id": number, "region": 1, "zone": number, "weight": 1, "device": "disk", **place})
        builder.rebalance()
        builder.get_ring().save(os.path.join(FOLDER, kind + ".ring.gz"))


def serve(host, name, port, text):
    devices = os.path.join(FOLDER, host)
    os.makedirs(os.path.join(devices, "disk"), exist_ok=True)
    path = os.path.join(FOLDER, f"{host}-{name}.conf")
    head = f"swift_dir = {FOLDER}\ndevices = {devices}\nmount_check = false\nlog_level = ERROR\nbind_ip = {host}\n"
    with open(path, "w") as file:
        file.write("[DEFAULT]\n" + head + f"bind_port = {port}\n" + text)
    app = loadapp(path, global_conf={"log_name": "swift"})
    eventlet.spawn_n(eventlet.wsgi.server, eventlet.listen((host, port)), app, log=open(os.devnull, "w"), keepalive=True)


if len(sys.argv) == 2:
    make_rings()
else:
    for kind, port in PORTS.items():
        serve(sys.argv[2], kind, port, f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n")
    serve(sys.argv[2], "proxy", 8080, PIPELINE)
    while True:
        eventlet.sleep(60)
