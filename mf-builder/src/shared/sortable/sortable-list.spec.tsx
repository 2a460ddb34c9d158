import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { getItemShift } from './pointer-drag';
import { SortableList } from './sortable-list';

function TestList({ canMove }: { canMove?: (from: number, to: number) => boolean }) {
  const [items, setItems] = useState(['Alpha', 'Beta', 'Gamma']);
  return (
    <SortableList
      count={items.length}
      getLabel={(index) => items[index] ?? ''}
      canMove={canMove}
      onMove={(from, to) => setItems((current) => current.toSpliced(from, 1).toSpliced(to, 0, current[from] ?? ''))}
    >
      {(index, dragHandle) => (
        <>
          {dragHandle}
          <b>{items[index]}</b>
        </>
      )}
    </SortableList>
  );
}
const renderList = (canMove?: (from: number, to: number) => boolean) =>
  renderScreen(<TestList canMove={canMove} />, { area: 'builder', loadMessages });
const getOrder = () => screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
const getHandle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}, `) });
const getAnnouncement = () => screen.getByRole('status').textContent;
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('sortable list', () => {
  it('can be sorted by keyboard with announcements, and Escape returns the item', async () => {
    await renderList();
    getHandle('Alpha').focus();
    pressKey('ArrowDown');
    expect(getOrder()).toEqual(['Alpha', 'Beta', 'Gamma']);

    fireEvent.click(getHandle('Alpha'));
    expect(getAnnouncement()).toMatch(/^Alpha picked up, 1 of 3/);
    pressKey('ArrowDown');
    expect(getOrder()).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(getAnnouncement()).toBe('Alpha moved to 2 of 3');
    expect(getHandle('Alpha')).toHaveFocus();
    pressKey('ArrowDown');
    pressKey('ArrowDown');
    expect(getOrder()).toEqual(['Beta', 'Gamma', 'Alpha']);
    pressKey('Escape');
    expect(getOrder()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(getAnnouncement()).toBe('Alpha returned to 1 of 3');

    fireEvent.click(getHandle('Gamma'));
    pressKey('ArrowUp');
    fireEvent.click(getHandle('Gamma'));
    expect(getOrder()).toEqual(['Alpha', 'Gamma', 'Beta']);
    expect(getAnnouncement()).toBe('Gamma dropped at 2 of 3');
  });

  it('offers buttons to users who cannot drag, and disables them at the ends', async () => {
    await renderList();
    fireEvent.click(getHandle('Alpha'));
    expect(screen.getByRole('button', { name: 'Move Alpha up' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Move Alpha down' }));
    expect(getOrder()).toEqual(['Beta', 'Alpha', 'Gamma']);
  });

  it('does not move an item to a position that is not allowed', async () => {
    await renderList((from, to) => from < 2 && to < 2);
    fireEvent.click(getHandle('Beta'));
    pressKey('ArrowDown');
    expect(getOrder()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
});

describe('dragging', () => {
  it('shifts the items between the old and the new position', () => {
    const downwardDrag = { from: 0, to: 2, offset: 130, gapHeight: 60 };
    expect([0, 1, 2, 3].map((index) => getItemShift(index, downwardDrag))).toEqual([130, -60, -60, 0]);
    const upwardDrag = { from: 3, to: 1, offset: -110, gapHeight: 60 };
    expect([0, 1, 2, 3].map((index) => getItemShift(index, upwardDrag))).toEqual([0, 60, 60, -110]);
    expect(getItemShift(1, undefined)).toBe(0);
  });

  it('scrolls the window while the pointer is held at its edge', async () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
    await renderList();
    const firePointerEvent = (type: string, clientY: number) =>
      fireEvent(type === 'pointerdown' ? getHandle('Alpha') : window, new MouseEvent(type, { clientY, bubbles: true }));
    firePointerEvent('pointerdown', 300);
    firePointerEvent('pointermove', window.innerHeight - 10);
    await waitFor(() =>
      expect(scrollBy.mock.calls.slice(0, 3)).toEqual([
        [0, 12],
        [0, 12],
        [0, 12],
      ]),
    );
    // Lets items collapse during the drag.
    expect(screen.getByRole('list')).toHaveAttribute('data-dragging');
    firePointerEvent('pointerup', window.innerHeight - 10);
    expect(screen.getByRole('list')).not.toHaveAttribute('data-dragging');
    const callCount = scrollBy.mock.calls.length;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(scrollBy.mock.calls).toHaveLength(callCount);
  });
});
