/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Where the lesson player opens the lesson.
 */
export interface LaunchLink {
  /** Web address (http or https), good for one visit. */
  launch_link: string;
}
