/** A link that is pressed for the user: unlike a new window, it works however long the file took. */
export function openFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
