import { createContext, useContext, type MouseEvent } from 'react';
import type { TextBlock } from '@shortlist/documents/tree';

/** Whether elements say which field they show, and which of them is being edited. */
export interface SheetPaths {
  shown: boolean;
  activePath?: string;
}
export const SheetPathContext = createContext<SheetPaths>({ shown: false });

const isWithin = (path: string, active: string) => path === active || path.startsWith(`${active}.`);

/** Attributes of an element that shows a part of the content; `data-active` where that lies in what is edited. */
export function usePath(path: string | undefined): { 'data-path'?: string; 'data-active'?: true } {
  const { shown, activePath } = useContext(SheetPathContext);
  if (!shown || path === undefined) return {};
  return { 'data-path': path, ...(activePath && isWithin(path, activePath) ? { 'data-active': true as const } : {}) };
}

const pathsOf = ({ runs }: TextBlock) => [...new Set(runs.flatMap(({ path }) => path ?? []))];

/** The field of a text; undefined where it shows several: then each run says its own. */
export function pathOf(block: TextBlock): string | undefined {
  const [only, ...others] = pathsOf(block);
  return others.length === 0 ? only : undefined;
}

/** The field that was clicked, if one was: blanks are controls of their own, and whoever marks text wants no field. */
export function clickedPath({ target, currentTarget }: MouseEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || target.closest('[data-blank]')) return undefined;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && currentTarget.contains(selection.anchorNode)) return undefined;
  return target.closest<HTMLElement>('[data-path]')?.dataset['path'];
}
