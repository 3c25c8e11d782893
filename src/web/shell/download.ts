/** Hands a file to the player: the browser asks where it goes, or puts it among the downloads. */
export function download(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Browsers read it after the click; one that asks where to put it, when it was told.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
