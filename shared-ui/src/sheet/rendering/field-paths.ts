import { createContext, useContext, type MouseEvent } from 'react';
import type { Block, TextBlock } from '@shortlist/documents/document-tree';

/** True if elements carry the paths of their fields. */
export const FieldPathContext = createContext(false);

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

/**
 * Returns the attributes of an element that shows part of the content; sets `data-active` if that part is being edited.
 */
export function useFieldPathProps(
  path: string | undefined,
  activePath?: string,
): { 'data-path'?: string; 'data-active'?: true } {
  const hasFieldPaths = useContext(FieldPathContext);
  if (!hasFieldPaths || path === undefined) return {};
  return { 'data-path': path, ...(activePath && isWithin(path, activePath) ? { 'data-active': true as const } : {}) };
}

/** Returns the edited path only if it concerns the block, so that other blocks do not render again. */
export function narrowActivePath(block: Block, activePath: string | undefined): string | undefined {
  if (activePath === undefined || block.type !== 'stack' || block.path === undefined) return activePath;
  return isWithin(block.path, activePath) || isWithin(activePath, block.path) ? activePath : undefined;
}

/** Returns the path of the block's field, or undefined if its runs belong to several fields. */
export function getFieldPath({ runs }: TextBlock): string | undefined {
  const [firstPath, ...otherPaths] = new Set(runs.flatMap(({ path }) => path ?? []));
  return otherPaths.length === 0 ? firstPath : undefined;
}

/**
 * Returns the path of the clicked field, if any. Ignores clicks that select text and clicks on blanks, which are
 * placeholders such as "[number]" that handle clicks themselves.
 */
export function getClickedPath({ target, currentTarget }: MouseEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || target.closest('[data-blank]')) return undefined;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && currentTarget.contains(selection.anchorNode)) return undefined;
  return target.closest<HTMLElement>('[data-path]')?.dataset['path'];
}
