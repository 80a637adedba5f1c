import { dealersLists } from "./dealers-lists";
import { englishErpLists } from "./english-erp-lists";
import { erpLists } from "./erp-lists";
import { germanErpLists } from "./german-erp-lists";
import { shopLists } from "./shop-lists";

/** Lists as people get them out of their programs. */
export const exportedLists = [
  ...erpLists,
  ...englishErpLists,
  ...germanErpLists,
  ...dealersLists,
  ...shopLists,
];
