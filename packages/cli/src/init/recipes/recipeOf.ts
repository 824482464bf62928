import type { Choice } from '../choices.ts';
import type { Project } from '../Project.ts';
import { astroRecipe } from './astro.ts';
import { nextRecipe } from './next.ts';
import type { Recipe } from './Recipe.ts';
import { reactRouterRecipe } from './reactRouter.ts';
import { serverRecipe } from './server.ts';
import type { Migrations } from './shared.ts';

/** What is written into an app for a choice. */
export async function recipeOf(project: Project, choice: Choice & Migrations): Promise<Recipe> {
  const { framework } = choice;
  switch (framework) {
    case 'next':
      return nextRecipe(project, choice);
    case 'react-router':
      return reactRouterRecipe(project, choice);
    case 'astro':
      return astroRecipe(project, choice);
    default:
      return serverRecipe(project, { ...choice, framework });
  }
}
