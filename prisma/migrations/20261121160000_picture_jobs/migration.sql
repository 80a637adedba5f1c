-- A job for each picture that came onto a listing: its sizes are made before anybody asks (docs/decisions/0016).
SELECT pgboss.create_queue('make-pictures', '{"policy": "standard"}');
