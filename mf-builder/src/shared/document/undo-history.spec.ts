import { maxUndoSteps, createUndoHistory, pushState, redo, undo } from './undo-history';

describe('undo history', () => {
  it('undoes and redoes, and drops the redo steps when a new step is recorded', () => {
    const two = pushState(pushState(createUndoHistory('a'), 'b'), 'c');
    expect(undo(undo(two)).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
    expect(redo(pushState(undo(two), 'x')).present).toBe('x');
    expect(undo(createUndoHistory('a')).present).toBe('a');
  });

  it('undoes a merged step together with the previous one', () => {
    const typed = pushState(pushState(createUndoHistory(''), 'n'), 'nu', true);
    expect(typed.present).toBe('nu');
    expect(undo(typed).present).toBe('');
  });

  it('drops the oldest steps', () => {
    let history = createUndoHistory(0);
    for (let step = 1; step <= maxUndoSteps + 50; step += 1) history = pushState(history, step);
    for (let step = 0; step < maxUndoSteps + 50; step += 1) history = undo(history);
    expect(history.present).toBe(50);
  });
});
