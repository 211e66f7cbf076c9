// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a score of a win or a loss is at least.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// A move of a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// Set by a strategist to what the move is worth.
  var value: Int { get set }
}

/// Somebody who plays.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// Tells players apart.
  var playerId: Int { get }
}

/// A position of a game, which can be copied and played on.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Chooses moves.
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move whose worst outcome is best, looking so many moves ahead. Each position is a copy, so that a model need
/// not take moves back.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  /// Decides between moves that are worth as much; the first is taken where there is none.
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    (gameModel?.activePlayer).flatMap { bestMove(for: $0) }
  }

  /// `nil` where there is no move or nothing to look ahead.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { rated(for: player).first }

  /// One of so many best moves, by chance.
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int)
    -> (any GKGameModelUpdate)?
  {
    let best = rated(for: player).prefix(max(0, numMovesToConsider))
    guard !best.isEmpty else { return nil }
    return best[randomSource.map { $0.nextInt(upperBound: best.count) } ?? 0]
  }

  /// All moves, the best first.
  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    var moves = gameModel.gameModelUpdates(for: player) ?? []
    if let randomSource {
      for place in stride(from: moves.count - 1, to: 0, by: -1) {
        moves.swapAt(place, randomSource.nextInt(upperBound: place + 1))
      }
    }
    for move in moves {
      guard let next = played(move, on: gameModel) else { continue }
      move.value = worth(of: next, for: player, depth: maxLookAheadDepth - 1, atLeast: Int.min, atMost: Int.max)
    }
    return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }

  private func played(_ move: any GKGameModelUpdate, on model: any GKGameModel) -> (any GKGameModel)? {
    let copy = model.copy(with: nil) as? any GKGameModel
    copy?.apply(move)
    return copy
  }

  private func worth(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, atLeast: Int, atMost: Int
  ) -> Int {
    // An early win is better than a late one.
    if model.isWin(for: player) { return GKGameModelMaxScore + depth }
    if model.isLoss(for: player) { return GKGameModelMinScore - depth }
    guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (atLeast, atMost)
    var best = isOwn ? Int.min : Int.max
    for move in moves {
      guard let next = played(move, on: model) else { continue }
      let value = worth(of: next, for: player, depth: depth - 1, atLeast: low, atMost: high)
      if isOwn {
        (best, low) = (max(best, value), max(low, value))
      } else {
        (best, high) = (min(best, value), min(high, value))
      }
      if low >= high { break }
    }
    return best
  }
}
