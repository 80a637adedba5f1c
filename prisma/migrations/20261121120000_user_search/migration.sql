-- CreateIndex
CREATE INDEX "user_username_trgm" ON "user" USING GIN ("username" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_created_at_id_idx" ON "user"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "email_identity_email_trgm" ON "email_identity" USING GIN ("email" gin_trgm_ops);

-- The few among the many: for their list, and for asking whether one is left.
CREATE INDEX user_administrators ON "user"(created_at DESC, id DESC) WHERE is_admin;
