"""Imperials in words: drawings, questions, labels, log lines, card texts, refusals."""
