/** Downloads a file by clicking a link. Unlike a new window, browsers do not block this after a long wait. */
export function downloadFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
