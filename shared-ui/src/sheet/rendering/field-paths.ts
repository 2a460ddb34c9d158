import { createContext, useContext, type MouseEvent } from 'react';
import type { Block, TextBlock } from '@shortlist/documents/document-tree';

/** True if elements have `data-path` attributes with the paths of their fields. */
export const FieldPathContext = createContext(false);

const isWithin = (path: string, outerPath: string) => path === outerPath || path.startsWith(`${outerPath}.`);

/** Returns the attributes of an element that shows part of the content. `data-active` marks the edited part. */
export function useFieldPathProps(
  path: string | undefined,
  activePath?: string,
): { 'data-path'?: string; 'data-active'?: true } {
  const hasFieldPaths = useContext(FieldPathContext);
  if (!hasFieldPaths || path === undefined) return {};
  return { 'data-path': path, ...(activePath && isWithin(path, activePath) ? { 'data-active': true as const } : {}) };
}

/** Returns the edited path only if it overlaps with the block, so that other blocks do not render again. */
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
 * Returns the path of the clicked field, if any. Ignores clicks that select text. Ignores clicks on blanks, which
 * handle clicks themselves.
 */
export function getClickedPath({ target, currentTarget }: MouseEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || target.closest('[data-blank]')) return undefined;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && currentTarget.contains(selection.anchorNode)) return undefined;
  return target.closest<HTMLElement>('[data-path]')?.dataset['path'];
}
