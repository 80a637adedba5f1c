-- The release before reads listing_search_for_sale as well: it has every column of this one.
DROP INDEX CONCURRENTLY listing_search_visible;
