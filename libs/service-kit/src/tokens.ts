/** Injection tokens of the kit. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const SERVICE_NAME = Symbol('service name');
/** Turns a request into a Caller: signed identity in a service, session in the gateway. */
export const CALLER_SOURCE = Symbol('caller source');
