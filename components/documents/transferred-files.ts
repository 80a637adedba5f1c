/** Whether something dragged or pasted has files in it, as far as the browser tells before the drop. */
export function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes("Files") ?? false;
}

/** The files of a drop or a paste; folders are counted and left out. To be called within the event. */
export function filesOf({ items }: DataTransfer): { files: File[]; folderCount: number } {
  const all = [...items].filter(({ kind }) => kind === "file");
  const files = all.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
  return { files, folderCount: all.filter(isFolder).length };
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry?.()?.isDirectory ?? false;
}

/** A screenshot has no name of its own: browsers call each of them image.png. */
export function isNameless(file: File): boolean {
  return file.name === "image.png";
}

/** The file under another name with the same ending, numbered where another has that name already. */
export function named(file: File, name: string, takenNames: readonly string[]): File {
  const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? "";
  let free = name + ending;
  for (let number = 2; takenNames.includes(free); number++) {
    free = `${name} (${number})${ending}`;
  }
  return new File([file], free, { type: file.type, lastModified: file.lastModified });
}

/** "2026-11-21 14-05" by the clock on the wall: a colon cannot stand in a file's name. */
export function momentForName(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join("-");
  return `${day} ${two(moment.getHours())}-${two(moment.getMinutes())}`;
}
