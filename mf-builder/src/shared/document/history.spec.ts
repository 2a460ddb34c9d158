import { mostSteps, newHistory, record, redo, undo } from './history';

describe('the way back', () => {
  it('goes back and forth, and a new step ends the way forth', () => {
    const two = record(record(newHistory('a'), 'b'), 'c');
    expect(undo(undo(two)).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
    expect(redo(record(undo(two), 'x')).present).toBe('x');
    expect(undo(newHistory('a')).present).toBe('a');
  });

  it('takes a merged step back together with the one before', () => {
    const typed = record(record(newHistory(''), 'n'), 'nu', true);
    expect(typed.present).toBe('nu');
    expect(undo(typed).present).toBe('');
  });

  it('forgets the oldest steps', () => {
    let history = newHistory(0);
    for (let step = 1; step <= mostSteps + 50; step += 1) history = record(history, step);
    for (let step = 0; step < mostSteps + 50; step += 1) history = undo(history);
    expect(history.present).toBe(50);
  });
});
