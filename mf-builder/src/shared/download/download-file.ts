/** Downloads a file by clicking a link, which browsers allow even after a long wait; they would block a new window. */
export function downloadFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
