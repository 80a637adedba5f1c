import { dealersLists } from "./dealers-lists";
import { erpLists } from "./erp-lists";

/** Lists as people get them out of their programs. */
export const exportedLists = [...erpLists, ...dealersLists];
