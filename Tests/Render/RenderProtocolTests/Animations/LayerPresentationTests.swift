// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct LayerPresentationTests {
  static let root = LayerID(rawValue: 1)
  static let child = LayerID(rawValue: 2)

  /// A fade of two seconds, from second 1 of the layer's time.
  static func fade(_ edit: (inout LayerAnimation) -> Void = { _ in }) -> LayerAnimation {
    LayerAnimationTests.animation(.opacity, LayerAnimationTests.numbers(0, 1), edit)
  }

  static func tree(_ rootChanges: [LayerChange] = [], _ childChanges: [LayerChange]) -> LayerTree {
    var tree = LayerTree()
    tree.apply(
      Commit(
        number: 1, isFull: true, screenSize: .zero, screenScale: 1, root: root,
        deltas: [
          LayerDelta(layer: root, changes: [.sublayers([child])] + rootChanges),
          LayerDelta(layer: child, changes: childChanges),
        ], removed: [], time: 5))
    return tree
  }

  @Test func onlyAnimatedLayersAreMadeAnew() {
    let tree = Self.tree([], [.animations([Self.fade()])])
    let shown = tree.presented(at: 2)
    #expect(Array(shown.animated.keys) == [Self.child])
    #expect(shown[Self.child]?.opacity == 0.5)
    #expect(shown[Self.root] == tree[Self.root])
    #expect(tree[Self.child]?.opacity == 1)
    #expect(Self.tree([], []).presented(at: 2).animated.isEmpty)
  }

  @Test func theSetOfAnimatedLayersFollowsTheCommits() {
    var tree = Self.tree([], [.animations([Self.fade()])])
    #expect(tree.animatedLayers == [Self.child])
    func commit(_ deltas: [LayerDelta], removed: [LayerID] = []) {
      tree.apply(
        Commit(
          number: 2, isFull: false, screenSize: .zero, screenScale: 1, root: Self.root, deltas: deltas,
          removed: removed))
    }
    commit([LayerDelta(layer: Self.root, changes: [.animations([Self.fade()])])], removed: [Self.child])
    #expect(tree.animatedLayers == [Self.root])
    commit([LayerDelta(layer: Self.root, changes: [.animations([]), .timing(.identity)])])
    #expect(tree.animatedLayers == [] && tree.timedLayers == [])
  }

  @Test func layersTakeTheirTimeFromThoseAbove() {
    var slow = AnimationTiming()
    slow.speed = 0.5
    slow.beginTime = 10
    var offset = AnimationTiming()
    offset.timeOffset = 1
    let tree = Self.tree([.timing(slow)], [.timing(offset), .animations([Self.fade()])])
    #expect(tree.timedLayers == [Self.root, Self.child])
    #expect(tree.layerTime(of: Self.child, at: 12) == 2)
    #expect(tree.presented(at: 12)[Self.child]?.opacity == 0.5)
    #expect(tree.nextChange(from: 0) == 10)
    #expect(tree.nextChange(from: 11) == 11)
    #expect(tree.nextChange(from: 14) == nil)
    #expect(tree.layerTime(of: LayerID(rawValue: 99), at: 12) == nil)
  }

  @Test func aPausedLayerStandsStillAndAsksForNothing() {
    var paused = AnimationTiming()
    paused.speed = 0
    paused.timeOffset = 1.5
    let tree = Self.tree([.timing(paused)], [.animations([Self.fade()])])
    for time in [0.0, 2, 100] { #expect(tree.presented(at: time)[Self.child]?.opacity == 0.25) }
    #expect(tree.nextChange(from: 0) == nil)
  }

  @Test func layersInALoopAreGoneThroughOnce() {
    var slow = AnimationTiming()
    slow.speed = 0.5
    let tree = Self.tree(
      [.timing(slow)], [.sublayers([Self.root, Self.child]), .mask(Self.child), .animations([Self.fade()])])
    #expect(tree.presented(at: 4)[Self.child]?.opacity == 0.5)
  }

  @Test func aFullCommitTellsAnimationsAndTheClock() throws {
    let tree = Self.tree([], [.animations([Self.fade()])])
    let commit = try #require(tree.fullCommit())
    #expect(commit.time == 5 && commit.rate == 1)
    var late = LayerTree()
    late.apply(commit)
    #expect(late == tree)
  }

  // MARK: - Properties

  static func shown(_ changes: [LayerChange], _ animation: LayerAnimation, at time: Double = 2) -> LayerState {
    var layer = LayerState()
    layer.apply(changes)
    layer.animations = [animation]
    return layer.presented(at: time)
  }

  static func half(_ property: AnimatedProperty, _ from: AnimatedValue?, _ to: AnimatedValue?) -> LayerAnimation {
    LayerAnimationTests.animation(property, [from, to])
  }

  @Test func coloursGoInGammaEncodedValuesWithStraightAlpha() {
    let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 0)
    #expect(
      Self.shown([], Self.half(.backgroundColor, .color(red), .color(blue))).backgroundColor
        == RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    #expect(
      Self.shown([], Self.half(.backgroundColor, nil, .color(red))).backgroundColor
        == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Self.shown([], Self.half(.backgroundColor, nil, .color(nil))).backgroundColor == nil)
  }

  @Test func aTurnedLayerTurnsAloneAndMoreThanOnce() {
    let moved = LayerTransform(entries: [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 30, 40, 0, 1])
    let animation = Self.half(.rotationZ, .numbers([0]), .numbers([5 * .pi]))
    let expected = Matrix4(MatrixPartsTests.scale(2, 2)).concatenating(Matrix4(MatrixPartsTests.rotation(2, .pi / 2)))
      .concatenating(.translation(30, 40, 0))
    #expect(
      MatrixPartsTests.isClose(Self.shown([.transform(moved)], animation).transform, LayerTransform(expected)))
    let scaled = Self.shown([.transform(moved)], Self.half(.scale, .numbers([1]), .numbers([2]))).transform
    #expect(scaled.entries[0] == 1.5 && scaled.entries[5] == 1.5 && scaled.entries[12] == 30)
    let shifted = Self.shown([.transform(moved)], Self.half(.translationX, nil, .numbers([90]))).transform
    #expect(shifted.entries[12] == 60 && shifted.entries[13] == 40 && shifted.entries[0] == 2)
    let tipped = Self.shown(
      [.transform(MatrixPartsTests.rotation(1, 2.5))], Self.half(.rotationY, nil, .numbers([3.5])))
    #expect(MatrixPartsTests.isClose(tipped.transform, MatrixPartsTests.rotation(1, 3)))
  }

  @Test func pathsOfTheSameElementsGoPointByPoint() {
    let small = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
    let large = CGPath(elements: [.move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 20, y: 8)), .close])
    let shape = LayerContents.shape(LayerShape(path: small, fillColor: .black))
    let layer = Self.shown([.contents(shape)], Self.half(.path, nil, .path(large)))
    guard case .shape(let result) = layer.contents else {
      Issue.record("The contents are no shape any more.")
      return
    }
    #expect(result.path.elements == [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 15, y: 4)), .close])
    let other = CGPath(elements: [.move(.zero), .close])
    #expect(Self.shown([.shadowPath(small)], Self.half(.shadowPath, nil, .path(other)), at: 1.9).shadowPath == small)
    #expect(Self.shown([.shadowPath(small)], Self.half(.shadowPath, nil, .path(other)), at: 2.1).shadowPath == other)
  }

  @Test func gradientsMoveTheirStops() {
    let stops = [CGGradient.Stop(location: 0, color: .black), CGGradient.Stop(location: 1, color: .black)]
    let gradient = LayerContents.gradient(LayerGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: 1)))
    let colored = Self.shown([.contents(gradient)], Self.half(.gradientColors, nil, .colors([.white, .black])))
    let moved = Self.shown([.contents(gradient)], Self.half(.gradientLocations, nil, .numbers([0.5, 1])))
    let turned = Self.shown([.contents(gradient)], Self.half(.gradientEndPoint, nil, .numbers([1, 1])))
    guard case .gradient(let first) = colored.contents, case .gradient(let second) = moved.contents,
      case .gradient(let third) = turned.contents
    else {
      Issue.record("The contents are no gradient any more.")
      return
    }
    #expect(first.stops.map(\.color) == [RGBAColor(red: 0.5, green: 0.5, blue: 0.5), .black])
    #expect(second.stops.map(\.location) == [0.25, 1])
    #expect(third.end == CGPoint(x: 0.5, y: 1))
  }

  @Test func contentsFadeOverEachOther() {
    let picture = LayerContents.image(ImageIdentifier(rawValue: 3), pixelWidth: 2, pixelHeight: 2)
    let layer = Self.shown([.contents(picture)], Self.half(.contents, .contents(.none), nil), at: 1.5)
    #expect(layer.contents == picture)
    #expect(layer.fading == LayerFade(contents: .none, share: 0.75))
    #expect(Self.shown([.contents(picture)], Self.half(.contents, .contents(.none), nil), at: 3).fading == nil)
  }

  @Test func springsDoNotSwingLengthsBelowNothing() {
    let animation = LayerAnimationTests.animation(.cornerRadius, LayerAnimationTests.numbers(10, 0)) {
      $0.pacing = .spring(mass: 1, stiffness: 100, damping: 2, initialVelocity: 0)
    }
    for time in stride(from: 1.0, to: 3, by: 0.05) {
      #expect(Self.shown([], animation, at: time).cornerRadius >= 0)
    }
    #expect(Self.shown([], Self.half(.opacity, .numbers([2]), .numbers([4]))).opacity == 1)
  }

  @Test(arguments: AnimatedProperty.allCases)
  func everyPropertyIsReadBackAsItWasSet(property: AnimatedProperty) throws {
    var layer = LayerState()
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit:
      layer.contents = .shape(LayerShape(path: CGPath(elements: []), fillColor: nil))
    case .gradientColors, .gradientLocations, .gradientStartPoint, .gradientEndPoint:
      layer.contents = .gradient(
        LayerGradient(stops: [CGGradient.Stop(location: 0, color: .black)], start: .zero, end: .zero))
    default: break
    }
    let value: AnimatedValue =
      switch property.kind {
      case .numbers(1): .numbers([property == .isHidden ? 1 : 0.25])
      case .numbers(16): .numbers(MatrixPartsTests.scale(2, 3).entries)
      case .numbers(let count): .numbers((0..<count).map { Double($0) + 0.5 })
      case .numberList: .numbers([0.25])
      case .color: .color(RGBAColor(red: 0.5, green: 0.25, blue: 1))
      case .colors: .colors([.white])
      case .path: .path(CGPath(elements: [.move(.zero)]))
      case .contents: .contents(.image(ImageIdentifier(rawValue: 3), pixelWidth: 2, pixelHeight: 2))
      }
    layer.set(value, for: property)
    let read = try #require(layer.value(of: property))
    if case .numbers(let numbers) = value, case .numbers(let again) = read {
      #expect(zip(numbers, again).allSatisfy { abs($0 - $1) < 1e-12 })
    } else {
      #expect(read == value)
    }
  }
}
