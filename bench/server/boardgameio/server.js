// The game of ../cells.py on boardgame.io, served as its documentation says, states kept in memory.
// node server.js PORT
const { Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 25;
const NOBODY = -1;

const cells = {
  name: "cells",
  setup: () => ({ cells: Array(CELLS).fill(NOBODY), made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      const seat = Number(playerID);
      if (!(cell >= 0 && cell < CELLS) || G.cells[cell] === seat) return INVALID_MOVE;
      G.cells[cell] = seat;
      G.made += 1;
    },
  },
};

const port = { port: Number(process.argv[2]), host: "127.0.0.1" };
Server({ games: [cells], origins: [Origins.LOCALHOST] }).run({ port });
