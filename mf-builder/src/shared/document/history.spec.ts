import { mostSteps, newHistory, record, redo, undo } from './history';

describe('undo history', () => {
  it('undoes and redoes, and drops the redo steps when a new step is recorded', () => {
    const two = record(record(newHistory('a'), 'b'), 'c');
    expect(undo(undo(two)).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
    expect(redo(record(undo(two), 'x')).present).toBe('x');
    expect(undo(newHistory('a')).present).toBe('a');
  });

  it('undoes a merged step together with the previous one', () => {
    const typed = record(record(newHistory(''), 'n'), 'nu', true);
    expect(typed.present).toBe('nu');
    expect(undo(typed).present).toBe('');
  });

  it('drops the oldest steps', () => {
    let history = newHistory(0);
    for (let step = 1; step <= mostSteps + 50; step += 1) history = record(history, step);
    for (let step = 0; step < mostSteps + 50; step += 1) history = undo(history);
    expect(history.present).toBe(50);
  });
});
