CREATE INDEX CONCURRENTLY user_name_skeleton ON "user" (name_skeleton(username));
