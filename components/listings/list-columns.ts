/** Picture, part, manufacturer, available, minimum, price: the head of the list and every row share them. */
export const listingColumns =
  "lg:grid-cols-[3.5rem_minmax(0,1fr)_6.5rem_4.5rem_6rem_6.5rem] lg:gap-x-3 xl:grid-cols-[3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] xl:gap-x-4";
/** The same with a box to tick before them; on a phone it stands in the card's corner. */
export const selectableColumns =
  "lg:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_6.5rem_4.5rem_6rem_6.5rem] lg:gap-x-3 xl:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] xl:gap-x-4";
