// The system's errors about files and servers in words instead of codes.
import type { Translated } from '@planisphere/core';

export const TROUBLES: Readonly<Record<string, Translated>> = {
  EACCES: { en: 'you may not write or read there', fr: 'vous n’avez pas le droit d’y lire ou d’y écrire' },
  EPERM: { en: 'the system does not allow it', fr: 'le système ne le permet pas' },
  EROFS: { en: 'nothing can be written on that disk', fr: 'rien ne peut être écrit sur ce disque' },
  ENOSPC: { en: 'the disk is full', fr: 'le disque est plein' },
  EDQUOT: { en: 'your share of the disk is full', fr: 'votre part du disque est pleine' },
  ENOENT: { en: 'there is no such file or folder', fr: 'ce fichier ou ce dossier n’existe pas' },
  ENOTDIR: {
    en: 'a part of the path is a file, not a folder',
    fr: 'une partie du chemin est un fichier, pas un dossier',
  },
  EISDIR: { en: 'it is a folder', fr: 'c’est un dossier' },
  EEXIST: { en: 'something else has that name', fr: 'ce nom est déjà pris' },
  EMFILE: { en: 'too many files are open', fr: 'trop de fichiers sont ouverts' },
  ENAMETOOLONG: { en: 'the name is too long', fr: 'le nom est trop long' },
  EADDRINUSE: { en: 'another program uses that port', fr: 'un autre programme occupe ce port' },
};

export function troubleWords(code: string): Translated {
  return TROUBLES[code] ?? { en: `the system says ${code}`, fr: `le système répond ${code}` };
}

export function cannotRead(file: string, code: string): Translated {
  const { en, fr } = troubleWords(code);
  return { en: `${file} cannot be read: ${en}.`, fr: `${file} ne peut être lu : ${fr}.` };
}

export function cannotWrite(file: string, code: string): Translated {
  const { en, fr } = troubleWords(code);
  return { en: `${file} cannot be written: ${en}.`, fr: `${file} ne peut être écrit : ${fr}.` };
}
