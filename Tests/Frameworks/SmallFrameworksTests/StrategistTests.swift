// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import GameplayKit
import Testing

@Suite struct StrategistTests {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }

  final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }

  /// Players take one, two or three matches in turn; who takes the last one wins.
  final class Matches: NSObject, GKGameModel {
    let all: [Player]
    var left: Int
    var turn = 0

    init(_ left: Int, _ players: [Player]) { (self.left, all) = (left, players) }

    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Matches(left, all)
      copy.turn = turn
      return copy
    }
    var players: [any GKGameModelPlayer]? { all }
    var activePlayer: (any GKGameModelPlayer)? { all[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Matches else { return }
      (left, turn) = (other.left, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      left == 0 ? nil : (1...min(3, left)).map { Move($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      left -= (gameModelUpdate as? Move)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && all[1 - turn].playerId == player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && all[turn].playerId == player.playerId }
  }

  @Test(arguments: [5, 6, 7, 9, 10, 11]) func theBestMoveLeavesAMultipleOfFour(matches: Int) {
    let players = [Player(1), Player(2)]
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 12
    strategist.gameModel = Matches(matches, players)
    let move = strategist.bestMoveForActivePlayer() as? Move
    #expect(move?.count == matches % 4 && (move?.value ?? 0) > GKGameModelMaxScore - 1)
  }

  @Test func withoutLookingAheadThereIsNoMove() {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Matches(5, [Player(1), Player(2)])
    #expect(strategist.bestMoveForActivePlayer() == nil)
  }
}
