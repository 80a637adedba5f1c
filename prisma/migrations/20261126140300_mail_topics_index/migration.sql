CREATE INDEX CONCURRENTLY mail_message_topic ON mail_message (topic, created_at) WHERE topic IS NOT NULL;
