/** Hands a text to the browser as a file to keep. */
export function download(filename: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  // An iPhone asks first whether to keep it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
