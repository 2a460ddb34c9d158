/**
 * Starts the page in steps, each in a task of its own: a phone needs a fifth of a second to evaluate everything and
 * would not respond meanwhile.
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
