// Shares text through the device's own share sheet, else through the clipboard; or saves it as a file.

export async function shareText(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share !== undefined) {
    await navigator.share({ text, url }).catch(() => undefined);
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed'; // an insecure page has no clipboard
  }
}

export function saveFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
