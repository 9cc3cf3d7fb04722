import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { checkRoutes, type Caller, type Route } from '@stoet/contracts';
import { ROUTE_METADATA } from './implements';

type AnyHandler = (input: unknown, caller: Caller | undefined) => unknown;

/** Knows which method implements which route, and refuses to start when the contract and the code differ. */
@Injectable()
export class Surface implements OnApplicationBootstrap {
  private readonly handlers = new Map<Route, AnyHandler>();
  private declared: readonly Route[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  expect(routes: readonly Route[]): void {
    this.declared = routes;
  }

  /** @throws Error naming every route that nobody implements, that has no right, that collides or that no contract knows. */
  onApplicationBootstrap(): void {
    checkRoutes(this.declared);
    this.collect();
    const missing = this.declared
      .filter((r) => !this.handlers.has(r))
      .map((r) => `  not implemented: ${r.method} ${r.path}`);
    const unknown = [...this.handlers.keys()]
      .filter((r) => !this.declared.includes(r))
      .map((r) => `  not in the contract: ${r.method} ${r.path}`);
    if (missing.length + unknown.length > 0)
      throw new Error(`The service does not match its contract:\n${[...missing, ...unknown].join('\n')}`);
  }

  /** Calls the method that implements `route`, its input already checked. */
  call(route: Route, input: unknown, caller: Caller | undefined): unknown {
    const handler = this.handlers.get(route);
    if (!handler) throw new Error(`Nobody implements ${route.method} ${route.path}`);
    return handler(input, caller);
  }

  private collect(): void {
    for (const { instance } of this.discovery.getControllers()) {
      if (!instance) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, AnyHandler>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const route = this.reflector.get<Route | undefined>(ROUTE_METADATA, prototype[name]);
        if (route) this.handlers.set(route, (instance as Record<string, AnyHandler>)[name].bind(instance));
      }
    }
  }
}
