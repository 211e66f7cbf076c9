// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The scenes of an app, which a page lists as the app's windows.
package struct SceneList: Hashable, Sendable {
  package struct Scene: Hashable, Sendable {
    /// Raw values travel: add at the end only.
    package enum State: UInt8, Sendable, CaseIterable {
      /// On the screen, alone or beside another.
      case foreground = 0
      case background
      /// Remembered, but not running.
      case disconnected
    }

    /// Tells the scenes of an app apart; counted from 1 in the order of their coming.
    package var number: UInt32
    /// What the app calls it; may be empty.
    package var title: String
    package var state: State
    /// Whether it is the one that people type into.
    package var isFront: Bool

    package init(number: UInt32, title: String, state: State, isFront: Bool) {
      self.number = number
      self.title = title
      self.state = state
      self.isFront = isFront
    }
  }

  package var scenes: [Scene]
  /// Whether there may be a further one.
  package var allowsMore: Bool

  package init(scenes: [Scene], allowsMore: Bool) {
    self.scenes = scenes
    self.allowsMore = allowsMore
  }
}

/// What people want of an app's scenes.
package struct SceneRequest: Hashable, Sendable, Codable {
  /// Raw values travel: add at the end only.
  package enum Action: UInt8, Sendable, Codable, CaseIterable {
    /// A new scene is to be shown.
    case open = 0
    /// A scene is to be shown, connected again where it was disconnected.
    case activate
    case background
    /// The scene is to be ended as systems do that are short of memory: its session stays.
    case disconnect
    /// The scene is to be ended for good.
    case close
  }

  package var action: Action
  /// Which scene; `nil` for the one in front, or where one is to be shown, the last that is not.
  package var number: UInt32?

  package init(_ action: Action, _ number: UInt32? = nil) {
    self.action = action
    self.number = number
  }

  /// In the words of scripts.
  package var description: String { "\(action)" + (number.map { " scene \($0)" } ?? "") }
}

extension ByteWriter {
  package mutating func write(_ list: SceneList) {
    writeCount(list.scenes.count)
    for scene in list.scenes {
      writeVarint(UInt64(scene.number))
      write(scene.title)
      write(scene.state.rawValue)
      write(scene.isFront)
    }
    write(list.allowsMore)
  }

  package mutating func write(_ request: SceneRequest) {
    write(request.action.rawValue)
    // Scenes are counted from 1.
    writeVarint(UInt64(request.number ?? 0))
  }
}

extension ByteReader {
  package mutating func readSceneList() throws(CodecError) -> SceneList {
    let count = try readCount(of: "scenes", limit: CodecLimits.scenes, minimumBytes: 4)
    var scenes: [SceneList.Scene] = []
    for _ in 0..<count {
      scenes.append(
        SceneList.Scene(
          number: try readSceneNumber(), title: try readString(limit: CodecLimits.sceneTitle),
          state: try readCase(SceneList.Scene.State.self, "a scene's state"), isFront: try readBool()))
    }
    return SceneList(scenes: scenes, allowsMore: try readBool())
  }

  package mutating func readSceneRequest() throws(CodecError) -> SceneRequest {
    let action = try readCase(SceneRequest.Action.self, "what is wanted of a scene")
    let number = try readSceneNumber()
    return SceneRequest(action, number == 0 ? nil : number)
  }

  private mutating func readSceneNumber() throws(CodecError) -> UInt32 {
    let start = offset
    guard let number = UInt32(exactly: try readVarint("a scene's number")) else {
      throw CodecError(.invalid, at: start, expected: "a scene's number", found: "a larger number")
    }
    return number
  }
}
