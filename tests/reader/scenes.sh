# What is played, and what has to be heard. Each scene begins with a browser that has never seen
# the page.
#   scene NAME ADDRESS      opens the page there
#   press KEY…              presses keys
#   enter TEXT…             types texts, each with Enter
#   reach KEY PATTERN       presses a key until what is said matches
#   top, board              goes to the page's beginning; to the board, with the page's own keys
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

scene four '?lang=en&game=four'
board; press Tab Tab; listen; enter h2-h4
heard once 'White: pawn h2 to h4' 'a move among four is said'
heard some 'Blue.* to move' 'and whose turn it is now'

scene huff '?lang=en&laws=noris'
board; press Tab Tab; enter a3-b4 d6-c5; listen; enter c3-d4
heard once 'the man on b4 could have taken c5' 'a missed capture is said'
listen; enter 'b4~ b6-a5'
heard once 'Black huffs: the man on b4 is removed' 'a huff is said'

scene question '?lang=en&laws=handbuch-late'
board; press Page_Down Right Return; press Up Up Up Up; listen; press Return
heard once 'White made an illegal move' 'what the laws ask a player is said'

scene reply '?lang=en&computer=1'
board; press Tab Tab; listen; enter e4
heard once 'White: pawn e2 to e4' 'the own move against the computer is said'
heard once '^Black: ' 'its reply is said'

scene offer '?lang=en'
board; press Tab Tab; enter e4 e5 draw; listen; enter Nf3
heard once 'White offers a draw' 'a draw offer is said'

scene end '?lang=en'
board; press Tab Tab; enter f3 e5 g4; listen; enter Qh4
heard once 'Checkmate\. Black wins' 'the end is said'
heard some '^Rematch' 'the focus is on what follows'

scene back '?lang=en'
board; press Tab Tab; enter e4 e5
press Insert+a ctrl+Home; reach b '^One move back'; listen; press Return
heard once 'Earlier position; Escape returns' 'that an earlier move is looked at is said'

scene rules '?lang=en'
top; reach b '^Rules'; listen; press Return h
heard some 'Rules dialog' 'the rules say their name'
reach h '^How the pieces move heading'; listen; press h
heard once 'heading level 3' 'the rules are read by headings'

scene import '?lang=en'
top; reach b '^More'; press Return; reach b '^Import'; press Return e
reach Insert+a '^Focus mode'; press ctrl+a; enter '1. e4 e5 2. Nf3 Nc6'
reach Tab '^Open push button'; listen; press Return
heard some '[Oo]pened' 'that a game was opened is said'

scene exercise '?lang=en&learn=chess'
heard some 'The bishop goes diagonally' 'what is to be learnt is said'
board; press Tab Right Right Return Up Up Up Up Right Right Right Right
listen; press Return
heard once 'Solved' 'that an exercise is solved is said'
