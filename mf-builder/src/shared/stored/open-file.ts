/** Opens a file by clicking a link for the user. Unlike a new window, this works however long the file took. */
export function openFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
