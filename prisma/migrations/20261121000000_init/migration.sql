-- Trigram indexes need it; a host whose role may not create extensions has it made by its administrator.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Locale" AS ENUM ('de', 'en');

-- CreateEnum
CREATE TYPE "EmailTokenPurpose" AS ENUM ('VERIFY', 'RESET');

-- CreateEnum
CREATE TYPE "ListingStatus" AS ENUM ('DRAFT', 'ACTIVE', 'RESERVED', 'SOLD', 'DELETED');

-- CreateEnum
CREATE TYPE "TransactionStatus" AS ENUM ('REQUESTED', 'RESERVED', 'CANCELLED', 'COMPLETED');

-- CreateEnum
CREATE TYPE "DocumentType" AS ENUM ('IMAGE', 'CAD', 'MANUAL', 'SPECS', 'OTHER');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "locale" "Locale" NOT NULL DEFAULT 'de',
    "last_active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "blocked_at" TIMESTAMPTZ(3),
    "street" TEXT,
    "city" TEXT,
    "zip_code" TEXT,
    "country" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_identity" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_token" (
    "token_hash" TEXT NOT NULL,
    "identity_id" UUID NOT NULL,
    "purpose" "EmailTokenPurpose" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "manufacturer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "normalised_name" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "merged_into_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "manufacturer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "manufacturer_id" INTEGER NOT NULL,
    "mpn" TEXT NOT NULL,
    "normalised_mpn" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "name_en" TEXT,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing" (
    "id" SERIAL NOT NULL,
    "owner_user_id" UUID NOT NULL,
    "manufacturer_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "status" "ListingStatus" NOT NULL DEFAULT 'ACTIVE',
    "mpn" TEXT,
    "ean" TEXT,
    "alternate_product_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "search_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "name_de" TEXT NOT NULL,
    "name_en" TEXT,
    "description_de" TEXT NOT NULL,
    "description_en" TEXT,
    "shipping_possible" BOOLEAN NOT NULL,
    "pickup_possible" BOOLEAN NOT NULL,
    "shipping_price_in_ct" INTEGER,
    "shipping_note" TEXT,
    "price_per_product_in_ct" INTEGER,
    "price_for_bundle_in_ct" INTEGER,
    "quantity" INTEGER NOT NULL,
    "reserved_quantity" INTEGER NOT NULL DEFAULT 0,
    "sold_quantity" INTEGER NOT NULL DEFAULT 0,
    "min_order_quantity" INTEGER NOT NULL DEFAULT 1,
    "bundle_only" BOOLEAN NOT NULL DEFAULT false,
    "main_image_id" UUID,
    "views" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_code" (
    "code" TEXT NOT NULL,

    CONSTRAINT "product_code_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "listing_search" (
    "code" TEXT NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "status" "ListingStatus" NOT NULL,
    "available_quantity" INTEGER NOT NULL,
    "manufacturer_id" INTEGER NOT NULL,
    "min_order_quantity" INTEGER NOT NULL,
    "shipping_possible" BOOLEAN NOT NULL,
    "pickup_possible" BOOLEAN NOT NULL,
    "bundle_only" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "listing_search_pkey" PRIMARY KEY ("code","listing_id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "listing_id" INTEGER,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "type" "DocumentType" NOT NULL,
    "size_in_bytes" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "sound_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploaded_file" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_in_bytes" INTEGER,
    "sound_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploaded_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transaction" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "status" "TransactionStatus" NOT NULL DEFAULT 'REQUESTED',
    "note" TEXT,
    "price_per_product_in_ct" INTEGER,
    "price_for_bundle_in_ct" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "status_change" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER,
    "transaction_id" INTEGER,
    "actor_user_id" UUID,
    "from" TEXT,
    "to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "status_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "locale" "Locale" NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key" ON "user"("username");

-- CreateIndex
CREATE UNIQUE INDEX "email_identity_user_id_key" ON "email_identity"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_identity_email_key" ON "email_identity"("email");

-- CreateIndex
CREATE INDEX "email_token_identity_id_purpose_idx" ON "email_token"("identity_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "manufacturer_normalised_name_key" ON "manufacturer"("normalised_name");

-- CreateIndex
CREATE INDEX "manufacturer_merged_into_id_idx" ON "manufacturer"("merged_into_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_manufacturer_id_normalised_mpn_key" ON "product"("manufacturer_id", "normalised_mpn");

-- CreateIndex
CREATE UNIQUE INDEX "listing_main_image_id_key" ON "listing"("main_image_id");

-- CreateIndex
CREATE INDEX "listing_owner_user_id_created_at_idx" ON "listing"("owner_user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "listing_created_at_id_idx" ON "listing"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "listing_manufacturer_id_idx" ON "listing"("manufacturer_id");

-- CreateIndex
CREATE INDEX "listing_product_id_idx" ON "listing"("product_id");

-- CreateIndex
CREATE INDEX "product_code_trgm" ON "product_code" USING GIN ("code" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "listing_search_listing_id_idx" ON "listing_search"("listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_key_key" ON "document"("key");

-- CreateIndex
CREATE INDEX "document_user_id_idx" ON "document"("user_id");

-- CreateIndex
CREATE INDEX "document_listing_id_position_idx" ON "document"("listing_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "uploaded_file_key_key" ON "uploaded_file"("key");

-- CreateIndex
CREATE INDEX "uploaded_file_user_id_created_at_idx" ON "uploaded_file"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "transaction_listing_id_created_at_idx" ON "transaction"("listing_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "transaction_user_id_created_at_idx" ON "transaction"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "transaction_created_at_id_idx" ON "transaction"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "status_change_listing_id_created_at_idx" ON "status_change"("listing_id", "created_at");

-- CreateIndex
CREATE INDEX "status_change_transaction_id_created_at_idx" ON "status_change"("transaction_id", "created_at");

-- CreateIndex
CREATE INDEX "status_change_actor_user_id_idx" ON "status_change"("actor_user_id");

-- AddForeignKey
ALTER TABLE "email_identity" ADD CONSTRAINT "email_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_identity_id_fkey" FOREIGN KEY ("identity_id") REFERENCES "email_identity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "manufacturer" ADD CONSTRAINT "manufacturer_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "manufacturer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_manufacturer_id_fkey" FOREIGN KEY ("manufacturer_id") REFERENCES "manufacturer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_owner_user_id_fkey" FOREIGN KEY ("owner_user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_manufacturer_id_fkey" FOREIGN KEY ("manufacturer_id") REFERENCES "manufacturer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_main_image_id_fkey" FOREIGN KEY ("main_image_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_code_fkey" FOREIGN KEY ("code") REFERENCES "product_code"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_file" ADD CONSTRAINT "uploaded_file_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_actor_user_id_fkey" FOREIGN KEY ("actor_user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;


