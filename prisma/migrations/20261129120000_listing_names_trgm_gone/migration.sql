-- Sellers search their own listings, which listing_owner_user_id_created_at_idx finds; no plan has used this one.
DROP INDEX CONCURRENTLY listing_names_trgm;
