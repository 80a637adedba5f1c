/** The first is the default. */
export const pageSizes = [10, 25, 50] as const;

export function paginationWindow(page: number, totalPages: number): (number | "gap")[] {
  const [from, to] = middle(page, totalPages);
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? ["gap" as const] : []),
    ...numbers,
    ...(to < totalPages - 1 ? ["gap" as const] : []),
    ...(to < totalPages ? [totalPages] : []),
  ];
}

function middle(page: number, totalPages: number): [from: number, to: number] {
  if (page <= 4) {
    return [1, Math.min(5, totalPages)];
  }
  if (page >= totalPages - 3) {
    return [Math.max(1, totalPages - 4), totalPages];
  }
  return [page - 1, page + 1];
}
