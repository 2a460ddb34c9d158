import { expect } from '@playwright/test';
import {
  createEditConflict,
  expandSections,
  expectPagesRendered,
  leaveWithUnsavedChanges,
  openScorePanel,
} from '../actions/builder';
import { clickButton, expectText, openDialog } from '../actions/page';
import type { ScenarioGroup } from './scenario';

export const builderScenarios: ScenarioGroup[] = [
  {
    name: 'resume builder',
    actor: 'owner',
    scenarios: [
      { name: 'A new resume', path: '/resume-builder' },
      { name: 'Template', path: '/resume-builder/:resume?tab=template' },
      { name: 'Content, all sections open', path: '/resume-builder/:resume?tab=content', action: expandSections },
    ],
  },
  {
    name: 'score, pages and parser view',
    actor: 'owner',
    scenarios: [
      { name: 'Score', path: '/resume-builder/:resume?tab=content', onlyWidth: 1280, action: openScorePanel },
      { name: 'Score, narrow', path: '/resume-builder/:resume?tab=content', onlyWidth: 360, action: openScorePanel },
      { name: 'Export', path: '/resume-builder/:resume?tab=preview', action: expectPagesRendered },
      {
        name: 'What the ATS sees',
        path: '/resume-builder/:resume?tab=preview',
        action: async (page) => {
          await page.getByRole('radio', { name: 'What the ATS sees' }).check();
          await expect(page.getByRole('row', { name: /Job 1/ })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'dialogs of the builder',
    actor: 'owner',
    scenarios: [
      {
        name: 'Missing fields',
        path: '/resume-builder?template=modern-professional&tab=content',
        action: async (page) => {
          await page.getByLabel('First name').fill('Ines');
          await clickButton('Download PDF')(page);
          await expect(page.getByText('Last name is required')).toBeVisible();
        },
      },
      {
        name: 'Changes to review',
        path: '/resume-builder/:variant?review=base',
        action: expectText('Review 1 change'),
      },
      { name: 'AI Optimize', path: '/resume-builder/:resume', action: openDialog('AI Optimize') },
      { name: 'Versions', path: '/resume-builder/:resume?tab=preview', action: openDialog(/earlier versions?$/) },
      { name: 'Sections', path: '/resume-builder/:resume?tab=preview', action: openDialog('Rename and reorder') },
      { name: 'Resume not found', path: '/resume-builder/00000000-0000-4000-8000-000000000000' },
    ],
  },
  {
    name: 'confirmations of the builder',
    actor: 'owner',
    scenarios: [
      { name: 'Edit conflict', path: '/resume-builder/:shared?tab=content', action: createEditConflict },
      {
        name: 'Part of Premium',
        path: '/resume-builder/:premium?tab=preview',
        action: async (page) => {
          await clickButton('Download PDF')(page);
          await expect(page.getByRole('dialog', { name: 'This template is part of Premium' })).toBeVisible();
        },
      },
      {
        name: 'Leaving with unsaved changes',
        path: '/resume-builder/:resume?tab=content',
        action: leaveWithUnsavedChanges,
      },
    ],
  },
  {
    name: 'import',
    actor: 'owner',
    scenarios: [
      { name: 'Import', path: '/resume-builder/import' },
      {
        name: 'Import result',
        path: '/resume-builder/import',
        action: async (page) => {
          await page
            .getByLabel('Or paste the text')
            .fill('Ines Halvorsen\nines@example.com\n\nExperience\nNurse, 2017 – 2020\n');
          await page.getByRole('button', { name: 'Import text' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'letters',
    actor: 'owner',
    scenarios: [
      { name: 'A new letter', path: '/cover-letter' },
      { name: 'Job details', path: '/cover-letter/:letter?tab=details' },
      {
        name: 'Job analyzed',
        path: '/cover-letter/:letter?tab=details',
        action: async (page) => {
          await clickButton('Analyze Job')(page);
          await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible();
        },
      },
      { name: 'Text', path: '/cover-letter/:letter?tab=edit' },
      { name: 'Preview', path: '/cover-letter/:letter?tab=preview' },
    ],
  },
];
