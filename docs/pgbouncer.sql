-- What lib/db/client.ts asks for with each connection, for a role whose connections come by pgbouncer, which does not pass
-- it on (docs/scaling.md). Once, by an administrator: psql -d lagerfund -f docs/pgbouncer.sql
ALTER ROLE lagerfund SET pg_trgm.similarity_threshold = 0.4;
ALTER ROLE lagerfund SET jit = off;
ALTER ROLE lagerfund SET max_parallel_workers_per_gather = 0;
ALTER ROLE lagerfund SET statement_timeout = '10s';
ALTER ROLE lagerfund SET lock_timeout = '5s';
ALTER ROLE lagerfund SET idle_in_transaction_session_timeout = '16s';
ALTER ROLE lagerfund SET tcp_keepalives_idle = 10;
ALTER ROLE lagerfund SET tcp_keepalives_interval = 5;
ALTER ROLE lagerfund SET tcp_keepalives_count = 3;
ALTER ROLE lagerfund SET tcp_user_timeout = 25000;
ALTER ROLE lagerfund SET random_page_cost = 1.1;
ALTER ROLE lagerfund SET effective_cache_size = '64MB';
