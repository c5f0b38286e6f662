// What the system says when a file or a server cannot be reached, in words instead of its codes.

const TROUBLES: Readonly<Record<string, string>> = {
  EACCES: 'you may not write or read there',
  EPERM: 'the system does not allow it',
  EROFS: 'nothing can be written on that disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'something else has that name',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  EADDRINUSE: 'another program uses that port',
};

export function troubleText(code: string): string {
  return TROUBLES[code] ?? `the system says ${code}`;
}
