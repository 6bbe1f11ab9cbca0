# What is played, and what has to be heard. Each scene begins with a browser that has never seen
# the page.
#   scene NAME ADDRESS      opens the page there
#   press KEY…              presses keys
#   enter TEXT…             types texts, each with Enter
#   listen                  what is said from here on counts
#   heard once|some PATTERN WHAT
# Single letters are Orca's while it browses (t table, b button, h heading); Insert+a changes to
# the page's own keys.

scene board '?lang=en'
press ctrl+Home; listen; press t
heard some 'a8, black rook' 'the board is reached and read as a table'
press Insert+a Right Right Right Right; listen; press Up
heard once '^e2, white pawn' 'a square is said'
listen; press Return
heard some '[a-z]' 'taking a man in hand is said'
press Up Up; listen; press Return
heard once 'White: pawn e2 to e4' 'the own move is said'
listen; press Return
heard once 'not your turn' 'why a touch comes to nothing is said'
listen; press t
heard some '[Cc]lock' 't says what the clocks show, or that there are none'
press Tab Tab; listen; enter Nf9
heard once 'not possible|not a move' 'the first wrong typed move is said'
press ctrl+a; listen; enter e5
heard once 'Black: pawn e7 to e5' 'a typed move is said'
press Insert+a ctrl+Home b b; listen; press Return
heard some 'New game dialog' 'the dialog says its name'
listen; press Return
heard once 'New game\. ' 'the start of a game is said'
