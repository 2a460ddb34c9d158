/** Downloads a file by clicking a link: browsers allow this even after a long wait, but would block a new window. */
export function downloadFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  downloadFile(url, name);
  // Some browsers read the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
