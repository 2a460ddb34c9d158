import { maxUndoSteps, createUndoHistory, pushState, redo, undo } from './undo-history';

describe('undo history', () => {
  it('undoes and redoes, and drops the redo steps when a new step is recorded', () => {
    const history = pushState(pushState(createUndoHistory('a'), 'b'), 'c');
    expect(undo(undo(history)).present).toBe('a');
    expect(redo(undo(history)).present).toBe('c');
    expect(redo(pushState(undo(history), 'x')).present).toBe('x');
    expect(undo(createUndoHistory('a')).present).toBe('a');
  });

  it('undoes a merged step together with the previous one', () => {
    const history = pushState(pushState(createUndoHistory(''), 'n'), 'nu', true);
    expect(history.present).toBe('nu');
    expect(undo(history).present).toBe('');
  });

  it('drops the oldest steps', () => {
    let history = createUndoHistory(0);
    for (let step = 1; step <= maxUndoSteps + 50; step += 1) history = pushState(history, step);
    for (let step = 0; step < maxUndoSteps + 50; step += 1) history = undo(history);
    expect(history.present).toBe(50);
  });
});
