/**
 * Each step runs in its own task. In a single task, a phone would need a fifth of a second to evaluate all modules and
 * could not respond to input in the meantime.
 */
const startupSteps: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shortlist/shared-ui/router'),
  () => import(/* webpackMode: "eager" */ '@shortlist/shared-ui/query'),
  () => import(/* webpackMode: "eager" */ '@shortlist/shared-ui/i18n/create-i18n'),
  () => import(/* webpackMode: "eager" */ './shell-layout'),
  async () => await (await import(/* webpackMode: "eager" */ './bootstrap')).bootstrap(),
];

async function runStartupSteps() {
  for (const step of startupSteps) {
    await step();
    await new Promise((resume) => setTimeout(resume));
  }
}

void runStartupSteps();
