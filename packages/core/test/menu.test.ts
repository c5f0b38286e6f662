import { describe, expect, it } from 'vitest';
import { Menu, madeOnce } from '../src/index.ts';

const menuOf = (...lists: readonly (readonly string[])[]): Menu<string> => {
  const menu = new Menu<string>();
  for (const list of lists) menu.add(list);
  return menu;
};

describe('a menu', () => {
  it('is its lists one after the other, empty ones left out', () => {
    expect(menuOf([], ['a', 'b'], [], ['c'], []).list()).toEqual(['a', 'b', 'c']);
    expect(menuOf().list()).toEqual([]);
    expect(menuOf(['a', 'b']).list()).toEqual(['a', 'b']);
  });

  it('finds every choice by its number in the list', () => {
    const menu = menuOf(['a', 'b'], ['c'], [], ['d', 'e', 'f']);
    expect(menu.size).toBe(6);
    expect(Array.from({ length: 6 }, (_, index) => menu.at(index))).toEqual([...menu.list()]);
  });

  it('has no other choices', () => {
    const menu = menuOf(['a'], ['b']);
    expect(() => menu.at(2)).toThrow('no choice 2');
    expect(() => menu.at(-1)).toThrow('no choice -1');
    expect(() => menuOf().at(0)).toThrow('no choice 0');
  });

  it('forgets everything when it is filled anew', () => {
    const menu = menuOf(['a', 'b'], ['c']);
    const before = menu.list();
    menu.clear();
    expect([menu.size, menu.list()]).toEqual([0, []]);
    menu.add(['d']);
    expect(menu.list()).toEqual(['d']);
    expect(before).toEqual(['a', 'b', 'c']);
  });
});

describe('a table made once', () => {
  it('makes an entry when it is first asked for, and gives the same one ever after', () => {
    const asked: number[] = [];
    const squares = madeOnce(10, (index) => {
      asked.push(index);
      return { square: index * index };
    });
    expect(squares(3)).toEqual({ square: 9 });
    expect(squares(3)).toBe(squares(3));
    expect(squares(4)).not.toBe(squares(3));
    expect(asked).toEqual([3, 4]);
  });
});
