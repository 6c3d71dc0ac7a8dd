import { type ComponentType, createElement, type ReactElement } from "react";
import { Outlet } from "react-router-dom";

/**
 * Screens and layouts that have arrived. The router could load them by itself (`lazy`), but then a
 * redirect of the guard would wait for a chunk that nobody is going to see; so a route's loader
 * asks the guard first, loads after that, and puts the screen here.
 */
const arrived = new Map<string, ReactElement>();

/** Makes a component available to the slot of this name. */
export function fillSlot(name: string, component: ComponentType): void {
  if (arrived.get(name)?.type !== component) arrived.set(name, createElement(component));
}

/** Whether anything fills the slot of this name. */
export function hasArrived(name: string): boolean {
  return arrived.has(name);
}

export interface ScreenSlotProps {
  name: string;
}

/**
 * Draws what the route's loader has put under this name. A layout that could not be loaded is left
 * out, and what is inside it is drawn: the error page, which would else be drawn nowhere.
 */
export function ScreenSlot({ name }: ScreenSlotProps) {
  return arrived.get(name) ?? <Outlet />;
}
