import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  rsbuildFinal: (rsbuildConfig) =>
    mergeRsbuildConfig(rsbuildConfig, {
      plugins: [pluginReact()],
      tools: { postcss: { postcssOptions: { plugins: ['@tailwindcss/postcss'] } } },
    }),
};

export default config;
