import { isDeepStrictEqual } from 'node:util';
import type { Edit, Place, Values } from './protocol.ts';

/** Changes of the same place within this time, in ms, are one step. */
const TOGETHER = 1500;

/** A change of the owner, with the values of the files that it changed. */
type Step = { at: Place; before: Values; after: Values; time: number };

/** The steps of “Desfazer” and “Refazer”. */
export function openSteps() {
  let steps: Step[] = [];
  /** The number of steps that are not undone. */
  let done = 0;
  return {
    canUndo: () => done > 0,
    canRedo: () => done < steps.length,
    undo: () => (done > 0 ? steps[--done] : undefined),
    redo: () => (done < steps.length ? steps[done++] : undefined),

    add({ file, path, value }: Edit, before: Values, after: Values): void {
      const step = { at: { file, path }, before, after, time: Date.now() };
      const last = steps.at(-1);
      const isSame = last && isDeepStrictEqual(last.at, step.at) && step.time - last.time < TOGETHER;
      if (isSame && typeof value !== 'object' && done === steps.length) {
        steps.pop();
        step.before = new Map([...before, ...last.before]);
        step.after = new Map([...last.after, ...after]);
      }
      steps = [...steps.slice(0, done), step];
      done = steps.length;
    },

    /** The next change is a step of its own. */
    endStep(): void {
      const last = steps.at(-1);
      if (last) last.time = 0;
    },
  };
}
