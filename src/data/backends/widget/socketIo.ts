// The whole of `socket.io-client`, fetched by its own name, would bring its other transports and its classes' second names too.
export { io } from 'socket.io-client';
