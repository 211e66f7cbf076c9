// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import BodyDynamics
import Testing

/// Falling, hitting, hanging: against what can be worked out by hand.
@Suite struct WorldTests {
  private func box(_ x: Double, _ y: Double, side: Double = 100) -> Body {
    Body(position: Vector(x, y), shape: .box(width: side, height: side))
  }

  private func run(
    _ world: inout World, _ seconds: Double, gravity: Vector = .zero, joints: [Joint] = [],
    groups: [CollisionGroup] = []
  ) -> [TouchEvent] {
    var events: [TouchEvent] = []
    for _ in 0..<Int((seconds / World.step).rounded()) {
      for index in world.bodies.indices { world.bodies[index].pull(gravity * world.bodies[index].mass) }
      events += world.advance(joints: joints, groups: groups)
    }
    return events
  }

  private func floor(_ members: [Int], at y: Double) -> CollisionGroup {
    var group = CollisionGroup(id: 1, members: members)
    group.walls = [Wall(from: Vector(-10_000, y), to: Vector(10_000, y), boundary: 7)]
    return group
  }

  @Test func whatFallsIsAsFastAsGravitySays() {
    var world = World()
    _ = world.add(box(0, 0))
    _ = run(&world, 1, gravity: Vector(0, 1000))
    #expect(abs(world.bodies[0].velocity.y - 1000) < 1e-6)
    #expect(abs(world.bodies[0].position.y - 500) < 6)
  }

  @Test func aHundredByAHundredPointsWeigh1OtherShapesByTheirArea() {
    #expect(box(0, 0).mass == 1)
    #expect(abs(Body(position: .zero, shape: .circle(radius: 50)).mass - .pi / 4) < 1e-9)
    #expect(abs(Body(position: .zero, shape: .ellipse(width: 200, height: 50)).mass - .pi / 4) < 0.02)
  }

  @Test func aBoxComesToRestOnTheFloorAndLiesFlat() {
    var world = World()
    let body = world.add(box(0, 0))
    let events = run(&world, 2, gravity: Vector(0, 1000), groups: [floor([body], at: 300)])
    #expect(abs(world.bodies[body].position.y - 250) < 0.3)
    #expect(abs(world.bodies[body].angle) < 1e-3)
    #expect(world.isAtRest)
    #expect(events.count == 1)
    guard case .began(let touch, let place)? = events.first else {
      Issue.record("nothing began")
      return
    }
    #expect(touch == Touch(group: 1, first: body, second: nil, boundary: 7))
    #expect(abs(place.y - 300) < 1)
  }

  @Test(arguments: [1.0, 0.5])
  func anElasticBallRisesToTheHeightThatItsElasticityLeaves(elasticity: Double) {
    var world = World()
    var ball = Body(position: Vector(0, 0), shape: .circle(radius: 10))
    ball.material.elasticity = elasticity
    let number = world.add(ball)
    var (highest, hasHit) = (Double.infinity, false)
    for _ in 0..<200 {
      if !run(&world, World.step, gravity: Vector(0, 1000), groups: [floor([number], at: 410)]).isEmpty {
        hasHit = true
      }
      if hasHit { highest = min(highest, world.bodies[number].position.y) }
    }
    #expect(abs(400 - highest - 400 * elasticity * elasticity) < 16)
  }

  @Test func nothingPassesThroughAWallHoweverFast() {
    for speed in [500.0, 5_000, 50_000] {
      var world = World()
      var bullet = box(0, 0, side: 4)
      bullet.velocity = Vector(0, speed)
      let number = world.add(bullet)
      _ = run(&world, 1, groups: [floor([number], at: 200)])
      #expect(world.bodies[number].position.y <= 198.5)
    }
  }

  @Test func ofTwoAlikeTheOneThatIsHitGoesOn() {
    var world = World()
    var first = Body(position: .zero, shape: .circle(radius: 10))
    first.velocity = Vector(300, 0)
    first.material.elasticity = 1
    let (a, b) = (world.add(first), world.add(Body(position: Vector(100, 0), shape: .circle(radius: 10))))
    let events = run(&world, 1, groups: [CollisionGroup(id: 3, members: [a, b])])
    #expect(abs(world.bodies[a].velocity.x) < 1)
    #expect(abs(world.bodies[b].velocity.x - 300) < 1)
    #expect(events.count == 2)
    guard case .ended? = events.last else { Issue.record("they still touch"); return }
  }

  @Test func whatNoGroupHasTogetherPassesThrough() {
    var world = World()
    var first = box(0, 0)
    first.velocity = Vector(400, 0)
    let (a, b) = (world.add(first), world.add(box(150, 0)))
    _ = run(&world, 1, groups: [CollisionGroup(id: 1, members: [a]), CollisionGroup(id: 2, members: [b])])
    #expect(abs(world.bodies[a].position.x - 400) < 1e-6)
  }

  @Test func aStackOfBoxesStands() {
    var world = World()
    let numbers = (0..<5).map { world.add(box(0, -50 - Double($0) * 100)) }
    var group = floor(numbers, at: 0)
    group.hitsBodies = true
    for number in numbers {
      world.bodies[number].material.friction = 0.5
      world.bodies[number].measure()
    }
    _ = run(&world, 3, gravity: Vector(0, 1000), groups: [group])
    #expect(world.isAtRest)
    for (index, number) in numbers.enumerated() {
      #expect(abs(world.bodies[number].position.y + 50 + Double(index) * 100) < 2)
      #expect(abs(world.bodies[number].position.x) < 1)
    }
  }

  @Test func frictionStopsWhatSlides() {
    var world = World()
    var slider = box(0, -50)
    slider.velocity = Vector(400, 0)
    slider.material.friction = 0.5
    let number = world.add(slider)
    _ = run(&world, 2, gravity: Vector(0, 1000), groups: [floor([number], at: 0)])
    // v² / (2 × 0.5 × 1000)
    #expect(abs(world.bodies[number].position.x - 160) < 12)
    #expect(world.isAtRest)
  }

  @Test func resistanceLeaves1OfEInASecond() {
    var world = World()
    var body = box(0, 0)
    body.velocity = Vector(100, 0)
    body.material.resistance = 1
    _ = world.add(body)
    _ = run(&world, 1)
    #expect(abs(world.bodies[0].velocity.x - 36.8) < 0.3)
  }

  @Test func aRodKeepsItsLengthWhileItsWeightSwings() {
    var world = World()
    let number = world.add(Body(position: Vector(100, 0), shape: .circle(radius: 10)))
    let rod = Joint(1, .distance(100), first: number, second: nil, firstPoint: .zero, secondPoint: .zero)
    var lowest = 0.0
    for _ in 0..<240 {
      _ = run(&world, World.step, gravity: Vector(0, 1000), joints: [rod])
      #expect(abs(world.bodies[number].position.length - 100) < 3)
      lowest = max(lowest, world.bodies[number].position.y)
    }
    #expect(lowest > 95)
  }

  @Test func aSpringOfOneHertzIsBackAfterASecond() {
    var world = World()
    let number = world.add(Body(position: Vector(50, 0), shape: .circle(radius: 10)))
    var spring = Joint(1, .distance(0), first: number, second: nil, firstPoint: .zero, secondPoint: .zero)
    spring.frequency = 1
    _ = run(&world, 0.5, joints: [spring])
    #expect(world.bodies[number].position.x < -35)
    _ = run(&world, 0.5, joints: [spring])
    #expect(world.bodies[number].position.x > 25)
    spring.damping = 1
    _ = run(&world, 3, joints: [spring])
    #expect(abs(world.bodies[number].position.x) < 0.5)
    #expect(world.isAtRest)
  }

  @Test func aPinHoldsTwoBodiesTogetherAndWithinItsRange() {
    var world = World()
    let (a, b) = (world.add(box(0, 0)), world.add(box(100, 0)))
    world.bodies[a].material.isAnchored = true
    world.bodies[a].measure()
    let pin = Joint(
      1, .pin(-0.5...0.5), first: a, second: b, firstPoint: Vector(50, 0), secondPoint: Vector(-50, 0))
    _ = run(&world, 3, gravity: Vector(0, 1000), joints: [pin])
    #expect((world.bodies[b].place(Vector(-50, 0)) - Vector(50, 0)).length < 3)
    #expect(abs(world.bodies[b].angle - 0.5) < 0.05)
  }

  @Test func whatSlidesKeepsToItsLineAndItsRange() {
    var world = World()
    let number = world.add(box(0, 0))
    let slide = Joint(
      1, .slide(Vector(1, 0), -40...40), first: number, second: nil, firstPoint: .zero, secondPoint: .zero)
    _ = run(&world, 1, gravity: Vector(500, 1000), joints: [slide])
    #expect(abs(world.bodies[number].position.y) < 1)
    #expect(abs(world.bodies[number].position.x - 40) < 1)
    #expect(abs(world.bodies[number].angle) < 0.01)
  }

  @Test func aSnapBringsABodyToItsPlaceUpright() {
    var world = World()
    var body = box(0, 0)
    body.angle = 2
    let number = world.add(body)
    var snap = Joint(1, .snap, first: number, second: nil, firstPoint: .zero, secondPoint: Vector(200, 100))
    snap.frequency = 2.5
    snap.damping = 0.5
    _ = run(&world, 3, joints: [snap])
    #expect((world.bodies[number].position - Vector(200, 100)).length < 0.5)
    #expect(abs(world.bodies[number].angle) < 0.01)
    #expect(world.isAtRest)
  }

  @Test func theSameCallsGiveTheSameBits() {
    func play() -> [Vector] {
      var world = World()
      let numbers = (0..<12).map { index -> Int in
        var body = index % 2 == 0 ? box(Double(index * 37 % 200), Double(index * -90), side: 60) : box(0, 0, side: 1)
        if index % 2 == 1 {
          body = Body(position: Vector(Double(index * 53 % 200), Double(index * -70)), shape: .circle(radius: 25))
        }
        body.material.elasticity = 0.4
        body.material.friction = 0.3
        return world.add(body)
      }
      _ = run(&world, 2, gravity: Vector(0, 1000), groups: [floor(numbers, at: 300)])
      return world.bodies.map(\.position)
    }
    let first = play()
    #expect(first == play())
    #expect(first.allSatisfy { $0.isFinite && $0.y < 301 })
  }

  @Test func anOutlineWithoutAnAreaIsNoneAndNumbersThatAreNoneAreLeftOut() {
    #expect(Shape.hull([Vector(0, 0), Vector(1, 1), Vector(2, 2)]) == nil)
    #expect(Shape.hull([Vector(.nan, 0), Vector(0, 0), Vector(4, 0), Vector(0, 4)])?.area == 8)
    #expect(Shape.hull([Vector(0, 0), Vector(4, 0), Vector(4, 4), Vector(0, 4), Vector(1, 1)])?.area == 16)
  }

  @Test func aStepSolvesTwoRowsForEachBoxThatLies() {
    var world = World()
    let numbers = (0..<50).map { world.add(box(Double($0) * 150, -50)) }
    _ = run(&world, 1, gravity: Vector(0, 1000), groups: [floor(numbers, at: 0)])
    let before = world.rowsSolved
    _ = run(&world, World.step, gravity: Vector(0, 1000), groups: [floor(numbers, at: 0)])
    // Two corners each, in thirteen rounds.
    #expect(world.rowsSolved - before == 50 * 2 * 13)
  }
}
