-- Search inside texts by index. Part of every PostgreSQL distribution, and any owner of a database may create it.
create extension if not exists pg_trgm;
